import { resolve } from 'node:path'
import type { Manifest } from '#operations/backup/manifest.ts'
import { restoreBackup } from '#operations/backup/restore-backup.ts'
import { writeBackup } from '#operations/backup/write-backup.ts'
import { type BackupSources, type CommandContext, EXIT_STATUS, type ExitStatus } from './command-context.ts'

/** `forecourt backup FOLDER` (OPS-5). Exit status 1 if the folder is not empty. */
export async function backupCommand(
  context: CommandContext,
  backups: BackupSources,
  typed: string,
): Promise<ExitStatus> {
  const manifest = await writeBackup(await backups.open(), backups.folder(resolve(context.cwd, typed)), {
    now: () => new Date(),
  })
  if (typeof manifest === 'string') return refuse(context, typed, manifest)
  context.print(`Wrote ${typed}: ${contents(manifest)}.`)
  context.print('Not in it, and needed besides:')
  for (const line of manifest.notIncluded) context.print(`  ${line}`)
  context.print('It holds buyers’ data: store it encrypted, and delete it when it is no longer needed.')
  return EXIT_STATUS.done
}

/** `forecourt restore FOLDER` (OPS-5). Exit status 1 if the backup is damaged or the database is not empty. */
export async function restoreCommand(
  context: CommandContext,
  backups: BackupSources,
  typed: string,
): Promise<ExitStatus> {
  const emptied = await backups.openForRestore()
  try {
    const manifest = await restoreBackup(emptied, backups.folder(resolve(context.cwd, typed)))
    if (typeof manifest === 'string') return refuse(context, typed, manifest)
    context.print(`Restored ${typed} of ${manifest.madeAt}: ${contents(manifest)}.`)
    context.print(
      'People who were erased since then are in it again: repeat each `people erase` (docs/personal-data.md).',
    )
    if (manifest.secretMark !== undefined && manifest.secretMark !== emptied.secretMark) context.print(OTHER_SECRET)
    context.print('Then start the server.')
    return EXIT_STATUS.done
  } finally {
    await emptied.close()
  }
}

const OTHER_SECRET =
  'COOKIE_SECRET is another one than when the backup was made: everybody signs in again, and open invitations stop working. Set the former one before you start the server if you have it.'

function refuse(context: CommandContext, typed: string, sentence: string): ExitStatus {
  context.printError(`${typed}: ${sentence}`)
  return EXIT_STATUS.failed
}

function contents({ tables, objects }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...tables, ...objects].reduce((sum, file) => sum + file.bytes, 0)
  return `${rows} rows of ${tables.length} tables and ${objects.length} files, ${(bytes / 1e6).toFixed(1)} MB`
}
