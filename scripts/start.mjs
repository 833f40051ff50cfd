// npm start: installs, builds, and serves every site. See scripts/prepare.mjs and src/server/start.ts.
// A supervisor runs `node scripts/start.mjs` itself: one process less between its signals and the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { mode } from './mode.mjs'
import { whenOrphaned } from './orphaned.mjs'
import { ensureBuilt, ensureInstalled, environment, node, root } from './prepare.mjs'

ensureInstalled()
ensureBuilt()

const server = spawn(node, [join(root, 'src', 'server', 'start.ts')], {
  cwd: process.cwd(),
  // The channel: should this process be killed outright, the server notices and ends cleanly.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment({
    NODE_ENV: 'production',
    // Parsed sources are kept between starts.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    FORECOURT_MODE: mode(),
    STOP_WITH_PARENT: '1',
  }),
})
// Ctrl-C reaches the server by itself where both share a terminal; a signal sent to us alone is handed on.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
whenOrphaned(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
