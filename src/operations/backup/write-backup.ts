import type { Clock } from '#domain/clock.ts'
import type { BackupFolder, LinesFile } from '#gateways/backup/backup-folder.ts'
import type { Objects } from '#gateways/objects/objects.ts'
import type { Storage } from '#storage/storage.ts'
import { MANIFEST_FILE, type Manifest, NOT_INCLUDED, type ObjectFile, type TableFile } from './manifest.ts'

export type { BackupFolder }

/** The data that a backup is of. */
export interface BackedUp {
  readonly storage: Storage
  readonly objects: Objects
  /** Key prefixes of the objects that cannot be made again. */
  readonly prefixes: readonly string[]
  /** A keyed hash of the COOKIE_SECRET in force. */
  readonly secretMark: string
}

/**
 * Writes a backup into an empty folder (OPS-5). The tables are of one moment; the objects are read after it, so that every
 * object that a row names is there. Returns a sentence instead of a manifest if the folder has files already.
 */
export async function writeBackup(
  { storage, objects, prefixes, secretMark }: BackedUp,
  folder: BackupFolder,
  clock: Clock,
): Promise<Manifest | string> {
  if (!(await folder.isEmpty())) return 'The folder is not empty, and nothing was written: name a new one.'
  const madeAt = clock.now().toISOString()
  const tables: TableFile[] = []
  let open: { readonly table: string; readonly file: LinesFile; rows: number } | null = null
  const finish = async () => {
    if (open) tables.push({ ...(await open.file.end()), table: open.table, rows: open.rows })
    open = null
  }
  const migrations = await storage.dumpTables(async (table, rows) => {
    if (open?.table !== table) {
      await finish()
      open = { table, file: await folder.writeLines(`tables/${table}.ndjson.gz`), rows: 0 }
    }
    await open.file.write(rows)
    open.rows += rows.length
  })
  await finish()
  const manifest: Manifest = {
    format: 1,
    madeAt,
    migrations,
    tables,
    objects: await writeObjects(objects, prefixes, folder),
    secretMark,
    notIncluded: NOT_INCLUDED,
  }
  await folder.writeFile(MANIFEST_FILE, new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`))
  return manifest
}

async function writeObjects(
  objects: Objects,
  prefixes: readonly string[],
  folder: BackupFolder,
): Promise<readonly ObjectFile[]> {
  const files: ObjectFile[] = []
  for (const prefix of prefixes)
    for await (const { key } of objects.list(prefix)) {
      const bytes = await objects.read(key)
      // Removed since it was listed: nothing names it any more.
      if (bytes) files.push({ ...(await folder.writeFile(`objects/${key}`, bytes)), key })
    }
  return files
}
