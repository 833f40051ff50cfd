// npm run release: writes release/forecourt-VERSION, a folder that starts without a build (docs/decisions/130).
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt, ensureInstalled, fail, RELEASE_MARK, root } from './prepare.mjs'

/** Packages that only build the pages. */
const BUILD_ONLY = ['@tailwindcss/vite', 'tailwindcss', 'vite']

const FILES = ['.npmrc', 'package-lock.json', 'README.md', 'THIRD-PARTY-NOTICES.md']
const SCRIPTS = ['forecourt.mjs', 'mode.mjs', 'orphaned.mjs', 'prepare.mjs', 'start.mjs']
const FOLDERS = ['build', 'docs', 'fixtures', 'src']

ensureInstalled()
ensureBuilt()

const all = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = resolve(process.argv[2] ?? join(root, 'release', `forecourt-${all.version}`))

rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'scripts'), { recursive: true })
for (const file of FILES) cpSync(join(root, file), join(folder, file))
for (const file of SCRIPTS) cpSync(join(root, 'scripts', file), join(folder, 'scripts', file))
for (const name of FOLDERS)
  cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) })

const { devDependencies: _, optionalDependencies: __, allowScripts: ___, ...kept } = all
const { start, forecourt } = all.scripts
const dependencies = Object.fromEntries(Object.entries(all.dependencies).filter(([name]) => !BUILD_ONLY.includes(name)))
write('package.json', { ...kept, engines: { node: '>=24' }, scripts: { start, forecourt }, dependencies })
write(RELEASE_MARK, { version: all.version })

// npm cuts the lock file to the shorter list, with the same versions and checksums.
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const cut = spawnSync(
  npm,
  ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--loglevel=error', '--no-update-notifier'],
  {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  },
)
if (cut.status !== 0) fail('npm could not cut the lock file to the packages of the release. The lines above say why.')
console.log(
  `The release is in ${folder}. In it, run npm ci --omit=dev --ignore-scripts once, then node scripts/start.mjs.`,
)

function write(file, value) {
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
}
