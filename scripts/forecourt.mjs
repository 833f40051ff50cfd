// npm run forecourt -- …: installs, then runs the command. See scripts/prepare.mjs and src/server/forecourt.ts.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { mode } from './mode.mjs'
import { whenOrphaned } from './orphaned.mjs'
import { ensureInstalled, environment, node, root } from './prepare.mjs'

ensureInstalled()

const command = spawn(node(), [join(root, 'src', 'server', 'forecourt.ts'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
  env: environment({
    FORECOURT_MODE: mode(),
    DATA_DIR: process.env.DATA_DIR ?? join(root, '.data'),
    SITES_DIR: process.env.SITES_DIR ?? join(root, 'sites'),
  }),
})
// Ctrl-C in a shared terminal reaches the command directly; pass on signals sent only to this process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => command.kill(signal))
whenOrphaned(() => command.kill('SIGTERM'))
command.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
