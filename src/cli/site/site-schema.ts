import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedCatalogueSchemas, publishedJsonSchemaText } from '#site/docs/json-schema.ts'

const SCHEMA_FILE = 'site.schema.json'

/** `forecourt site schema`: writes the JSON Schemas that `$schema` in the sites' files refers to (SITE-5). */
export async function siteSchemaCommand(
  { folder }: { readonly folder: string },
  print: (line: string) => void,
): Promise<number> {
  const schemas = { [SCHEMA_FILE]: publishedJsonSchemaText(), ...publishedCatalogueSchemas() }
  for (const [name, text] of Object.entries(schemas)) {
    const file = join(folder, name)
    await writeFile(file, text)
    print(`Wrote ${file}.`)
  }
  return 0
}
