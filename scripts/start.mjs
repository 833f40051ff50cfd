// npm start: installs, builds, and serves every site. See scripts/prepare.mjs and src/server/start.ts.
// Process supervisors should run `node scripts/start.mjs` directly: one process less between their signals and the server.

import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mode } from './mode.mjs'
import { whenOrphaned } from './orphaned.mjs'
import { ensureBuilt, ensureInstalled, environment, node, root } from './prepare.mjs'

ensureInstalled()
ensureBuilt()

const server = spawn(node(), [join(root, 'src', 'server', 'start.ts')], {
  cwd: process.cwd(),
  // With an IPC channel, so that the server notices if this process is killed, and shuts down cleanly.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment({
    NODE_ENV: 'production',
    // Caches compiled sources between starts.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    FORECOURT_MODE: mode(),
    // Unresolved, so that a reload follows a link that was moved to a newer release. `PWD` has the link of a shell or a unit.
    RELEASE_DIR: process.env.RELEASE_DIR ?? startedBy(),
    STOP_WITH_PARENT: '1',
  }),
})
// Ctrl-C in a shared terminal reaches the server directly; pass on signals sent only to this process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
whenOrphaned(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

/** The folder of this program as the start named it, links unresolved. */
function startedBy() {
  const named = [resolve(process.env.PWD ?? '.', process.argv[1] ?? '', '..', '..'), process.env.PWD ?? '', root]
  return named.find((folder) => isThisProgram(folder)) ?? root
}

function isThisProgram(folder) {
  try {
    return realpathSync(folder) === realpathSync(root)
  } catch {
    // No such folder.
    return false
  }
}
