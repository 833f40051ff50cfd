import { useState } from 'react'
import type { CompareView } from '#views/compare/compare-view.ts'
import * as words from '#words/compare.ts'
import { shareAddress } from '../elements/share-address.ts'
import { useWords } from '../use-words.ts'

/** Sends the comparison's address, which shows the same cars on any device. Without JavaScript it is a mail. */
export function SendComparison({ comparison: { send, heading } }: { readonly comparison: CompareView }) {
  const t = useWords()
  const [copied, setCopied] = useState(false)
  if (send === null) return null
  return (
    <a
      href={send.letter}
      className="button button-outline"
      onClick={(event) => {
        event.preventDefault()
        void shareAddress(heading, location.origin + send.path, send.letter).then(setCopied)
      }}
    >
      <span aria-live="polite">{copied ? t(words.copied) : t(words.sendComparison)}</span>
    </a>
  )
}
