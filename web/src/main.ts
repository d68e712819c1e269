import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/panels.css';
import './style/pages.css';
import './style/table.css';
import './style/prompt.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/texts.svelte';
import { holdForms } from './lib/events';
import { look } from './lib/look.svelte';
import { pointByMoving } from './lib/pointing';

holdForms();
pointByMoving(window);
await speak(look.language); // the first words are there before anything is shown
mount(App, { target: document.getElementById('app')! });
