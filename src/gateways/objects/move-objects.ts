import { contentTypeOf } from './content-type.ts'
import type { Objects } from './objects.ts'

/**
 * Stores the objects of one store in another that does not have them yet, for example those of a folder after
 * OBJECTS_URL was set. The first store keeps its own. Returns the number stored.
 */
export async function moveObjects(from: Objects, to: Objects, prefix: string): Promise<number> {
  const existingKeys = new Set<string>()
  for await (const { key } of to.list(prefix)) existingKeys.add(key)
  let moved = 0
  for await (const { key } of from.list(prefix)) {
    if (existingKeys.has(key)) continue
    const bytes = await from.read(key)
    // Deleted meanwhile.
    if (bytes === null) continue
    await to.write(key, bytes, contentTypeOf(key))
    moved += 1
  }
  return moved
}
