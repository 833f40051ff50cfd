import { useState } from 'react'
import { Button } from '../elements/button.tsx'
import { useHydrated } from '../use-hydrated.ts'

/** What only a browser with JavaScript can do: absent until it can. */
export function BrowserAction({
  does,
  label,
  title,
}: {
  readonly does: 'share' | 'print'
  readonly label: string
  readonly title: string
}) {
  const hydrated = useHydrated()
  const [done, setDone] = useState('')
  if (!hydrated) return null
  const press = async () => {
    if (does === 'print') window.print()
    else setDone(await share(title))
  }
  return (
    <Button kind="outline" className="w-full" onClick={() => void press()}>
      <span aria-live="polite">{done || label}</span>
    </Button>
  )
}

/** The phone's own sheet where there is one, else the address on the clipboard. Gives what to say afterwards. */
async function share(title: string): Promise<string> {
  const url = location.href.split('#')[0] ?? location.href
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return ''
    }
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch {
    // The visitor closed the sheet, or the browser keeps its clipboard shut; nothing is lost.
    return ''
  }
}
