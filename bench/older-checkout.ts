import { execFile } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lacks } from './smallest.ts'

const ROOT = join(import.meta.dirname, '..')
const run = promisify(execFile)
/** A migration after the baseline. */
const MIGRATION = /\/\d{3}-(?!baseline)[^/]+\.ts$/

/** An older program, built. */
export interface OlderCheckout {
  readonly folder: string
  readonly commit: string
}

/**
 * Unpacks and builds a commit in `folder`. Empty: the commit before the newest migration, or the one before this.
 * Its packages are ours if the lock file is the same, else npm installs them. HEAD takes the build of this checkout.
 */
export async function checkOutOlder(folder: string, wanted: string): Promise<OlderCheckout> {
  await git('rev-parse', 'HEAD').catch(() => lacks('git and the history', 'run it in a clone.'))
  const commit = await git('rev-parse', '--short', wanted || (await beforeNewestMigration()))
  await mkdir(folder, { recursive: true })
  await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder], { cwd: ROOT })
  const hasOurPackages = (await git('rev-parse', `${commit}:package-lock.json`)) === (await hashOfOurLock())
  if (hasOurPackages) await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  else await run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], { cwd: folder })
  if (commit === (await git('rev-parse', '--short', 'HEAD')))
    await cp(join(ROOT, 'build'), join(folder, 'build'), { recursive: true })
  else await run('npm', ['run', 'build'], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  return { folder, commit }
}

/** No program of before the baseline can work with a database of today. */
async function beforeNewestMigration(): Promise<string> {
  const files = (await git('ls-files', 'src/storage/migrations')).split('\n').filter((file) => MIGRATION.test(file))
  const added = files.length === 0 ? '' : await git('log', '-1', '--diff-filter=A', '--format=%H', '--', ...files)
  return added ? `${added}^` : 'HEAD^'
}

const hashOfOurLock = () => git('hash-object', 'package-lock.json')

async function git(...args: readonly string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT })).stdout.trim()
}
