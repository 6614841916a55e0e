import { mount } from 'svelte';
import App from './App.svelte';
import { game_pages } from './games/pages';
import { add_addresses, router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { language_of } from './lib/texts';
import { words } from './lib/words.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/shell.css';

async function begin(): Promise<void> {
  add_addresses(Object.keys(game_pages));
  router.start();
  await words.speak(settings.lang ?? language_of(navigator.languages));
  mount(App, { target: document.getElementById('app')! });
}

void begin();
