import './design/tokens.css'
import './design/base.css'
import './earth/sayings'
import { mount } from 'svelte'
import App from './app/App.svelte'
import { apply } from './app/settings.svelte'
import { surviveUpgrades } from './server/build'

surviveUpgrades()
await apply()
mount(App, { target: document.body })
