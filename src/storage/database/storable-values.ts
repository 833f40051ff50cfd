import { type Dialect, PostgresQueryCompiler } from 'kysely'
import { storableText } from '#domain/cut-text.ts'

/**
 * S3-3: the dialect with values that the database takes: a NUL or half a character in a text would make it refuse the
 * whole query. Texts of JSON have them as escapes; `jsonText` writes those.
 */
export function withStorableValues(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new StorableValues(),
  }
}

class StorableValues extends PostgresQueryCompiler {
  protected override addParameter(value: unknown): void {
    super.addParameter(storable(value))
  }
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  return Array.isArray(value) ? value.map(storable) : value
}
