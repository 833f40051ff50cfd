import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedJsonSchemaText } from '#site/json-schema.ts'

export const SCHEMA_FILE = 'site.schema.json'

/** `forecourt site schema`: writes the JSON Schema that the sites' `$schema` lines point to (SITE-5). */
export async function siteSchemaCommand(
  { folder }: { readonly folder: string },
  print: (line: string) => void,
): Promise<number> {
  const file = join(folder, SCHEMA_FILE)
  await writeFile(file, publishedJsonSchemaText())
  print(`Wrote ${file}.`)
  return 0
}
