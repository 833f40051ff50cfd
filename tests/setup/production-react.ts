import { createRequire } from 'node:module'

/**
 * Loads React as it runs in production, whatever the mode of the tests: its development version takes a stack for each
 * element, a fifth of the time of a test that renders pages.
 */
const load = createRequire(import.meta.url)
const { NODE_ENV } = process.env
process.env['NODE_ENV'] = 'production'
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) load(name)
process.env['NODE_ENV'] = NODE_ENV
