import type { CertifiedBadgeView } from '#views/card/certified.ts'
import * as words from '#words/car.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** CAR-7: the badge of a certified used car; its dialog is native, so that it opens without JavaScript too. */
export function CertifiedBadge({ title, image, benefits }: CertifiedBadgeView) {
  const t = useWords()
  return (
    <>
      <button type="button" popoverTarget="certified-benefits" className="chip font-semibold">
        {image ? (
          <img src={image} alt={title} height={32} className="h-8 w-auto" />
        ) : (
          <>
            <Icon name="check" className="size-4 text-good" />
            {title}
          </>
        )}
        <span className="sr-only">{t(words.seeWhatMeans)}</span>
      </button>
      <div id="certified-benefits" popover="auto" role="dialog" aria-label={title} className="vehicle-dialog">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-2xl">{title}</h2>
          <button
            type="button"
            popoverTarget="certified-benefits"
            popoverTargetAction="hide"
            className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center"
          >
            <Icon name="close" />
            <span className="sr-only">{t(words.close)}</span>
          </button>
        </div>
        <ul className="mt-4 space-y-3">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-good" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
