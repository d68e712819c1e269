"""Games as learning environments: a seat's view as named tensors, and every action by its number.

`layout` derives the tensors from what a game declares, `numbering` the masks and the factored actions. `pettingzoo`,
`gymnasium` and `openspiel` put games into those libraries; each is imported only by whoever wants it.
"""
