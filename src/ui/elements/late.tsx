import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A component in a chunk of its own, for pages that rarely show it; the server's HTML shows until it has loaded. The server
 * calls `load` at the start, since renderToString does not wait for lazy components.
 */
export function late<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded = await fetch()
    return loaded
  }
  const Later = lazy(async () => ({ default: await load() }))
  function Late(props: Props) {
    // Chosen once: another component in its place would lose what a visitor typed.
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return (
      <Suspense>
        <Now {...props} />
      </Suspense>
    )
  }
  return { Late, load }
}
