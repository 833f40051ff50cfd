import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { FormBlockView } from '#views/block/form-block.ts'

type FormBlock = ComponentType<{ readonly block: FormBlockView }>

let loaded: FormBlock | null = null

/** Loads the form block. The server loads it at the start, since renderToString does not wait for lazy components. */
export async function loadFormBlock(): Promise<FormBlock> {
  loaded = (await import('./form-block.tsx')).FormBlock
  return loaded
}

const Later = lazy(async () => ({ default: await loadFormBlock() }))

/** A form in a chunk of its own: most home pages and pages have none. The server's HTML shows until it has loaded. */
export function LateFormBlock({ block }: { readonly block: FormBlockView }) {
  const [Now] = useState<FormBlock>(() => loaded ?? Later)
  return (
    <Suspense>
      <Now block={block} />
    </Suspense>
  )
}
