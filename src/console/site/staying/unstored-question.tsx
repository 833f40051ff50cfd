import { type ComponentType, useEffect, useState } from 'react'
import type { Staying } from './use-staying.ts'

/** STUDIO-8: the question of a link that waits. It is loaded with the page, because it is asked without a line. */
export function UnstoredQuestion({ staying: { isAsking, stay, leave } }: { readonly staying: Staying }) {
  const [Dialog, setDialog] = useState<ComponentType<Pick<Staying, 'stay' | 'leave'>> | null>(null)
  useEffect(() => {
    import('./unstored-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.default),
      // Without it a link goes on waiting.
      () => {},
    )
  }, [])
  return isAsking && Dialog !== null ? <Dialog stay={stay} leave={leave} /> : null
}
