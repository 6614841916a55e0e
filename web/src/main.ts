import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { language_of } from './lib/texts';
import { words } from './lib/words.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/shell.css';

async function begin(): Promise<void> {
  router.start();
  await words.speak(settings.lang ?? language_of(navigator.languages));
  mount(App, { target: document.getElementById('app')! });
}

void begin();
