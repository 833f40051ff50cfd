// npm run simulate -- --seed 7 --steps 40: installs, then replays a run of the simulator. See tests/simulator.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureAllInstalled, node, root } from './prepare.mjs'

ensureAllInstalled()
const program = join(root, 'tests', 'simulator', 'simulate-seeds.ts')
process.exit(spawnSync(node(), [program, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1)
