import type { EnquiredCarView } from '#views/lead-page/success-view.ts'
import * as words from '#words/success.ts'
import { Picture } from '../elements/picture.tsx'
import { useWords } from '../use-words.ts'

/** The car of the lead, so that the visitor can check it. */
export function EnquiredCar({ car, label }: { readonly car: EnquiredCarView; readonly label?: string }) {
  const t = useWords()
  const { picture } = car
  return (
    <a href={car.href} className="success-car box group">
      <Picture
        picture={picture}
        // Templates show it in many widths.
        sizes="auto, (width >= 48rem) 16rem, 40vw"
        loading="lazy"
        alt=""
        className="w-full self-center bg-picture object-cover"
      />
      <span className="self-center p-4 sm:p-6">
        <span className="label text-muted">{label ?? t(words.youAskedAbout)}</span>
        <span className="display mt-1 block text-xl group-hover:underline">{car.title}</span>
        {car.subtitle ? <span className="block text-muted">{car.subtitle}</span> : null}
      </span>
    </a>
  )
}
