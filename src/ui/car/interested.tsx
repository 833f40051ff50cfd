import type { InterestedView } from '#views/vehicle/interested.ts'
import * as words from '#words/car.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** CAR-5: what a buyer can do from home, below the sidebar's buttons. */
export function Interested({ lines }: { readonly lines: readonly InterestedView[] }) {
  const t = useWords()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="interested" className="mt-5 print:hidden">
      <h2 id="interested" className="label mb-2 text-muted">
        {t(words.interestedVehicle)}
      </h2>
      <ul>
        {lines.map(({ action, title, text, href }) => (
          <li key={action} className="border-t border-line">
            <a href={href} className="flex min-h-11 items-center gap-3 py-2 hover:underline">
              <span className="grow">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <Icon name="arrow" className="size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
