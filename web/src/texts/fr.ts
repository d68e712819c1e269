/** All messages in this language. */
const files = import.meta.glob<string>('./fr/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(files);
