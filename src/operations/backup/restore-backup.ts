import type { BackupFile, BackupFolder } from '#gateways/backup/backup-folder.ts'
import { contentTypeOf } from '#gateways/objects/content-type.ts'
import type { Objects } from '#gateways/objects/objects.ts'
import type { Storage } from '#storage/storage.ts'
import { MANIFEST_FILE, type Manifest, readManifest } from './manifest.ts'

/**
 * Restores a backup into an empty database and the store of objects (OPS-5). Checks every file first; then writes the
 * objects, and last the tables, all or none, so that no row names an object that is not there yet. Returns a sentence
 * instead of the manifest if the backup is unfinished or damaged. Throws StorageFault if the database is not empty or
 * another version made the backup.
 */
export async function restoreBackup(
  { storage, objects }: { readonly storage: Storage; readonly objects: Objects },
  folder: BackupFolder,
): Promise<Manifest | string> {
  const text = await folder.read(MANIFEST_FILE).catch(() => null)
  if (text === null)
    return `There is no ${MANIFEST_FILE} in the folder: it is not a backup, or the backup was not finished.`
  const manifest = readManifest(new TextDecoder().decode(text))
  if (typeof manifest === 'string') return manifest
  for (const file of [...manifest.tables, ...manifest.objects]) {
    const fault = await faultOf(file, folder)
    if (fault) return `${fault} Nothing was restored: use another backup.`
  }
  const pathOf = new Map(manifest.tables.map(({ table, path }) => [table, path]))
  await storage.restoreTables(
    {
      migrations: manifest.migrations,
      tables: [...pathOf.keys()],
      rows: (table) => folder.readLines(pathOf.get(table) ?? ''),
    },
    async () => {
      for (const { key, path } of manifest.objects)
        await objects.write(key, await folder.read(path), contentTypeOf(key))
    },
  )
  return manifest
}

async function faultOf({ path, bytes, sha256 }: BackupFile, folder: BackupFolder): Promise<string | null> {
  const facts = await folder.measure(path)
  if (facts === null) return `${path} is missing.`
  return facts.bytes === bytes && facts.sha256 === sha256 ? null : `${path} is damaged: its checksum is another one.`
}
