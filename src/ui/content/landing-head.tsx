import type { LandingView } from '#views/content/content-view.ts'
import { ButtonLink } from '../elements/button.tsx'
import { Picture } from '../elements/picture.tsx'

/** The title of a landing page, with a sentence, a link and a picture beside them. */
export function LandingHead({ title, landing }: { readonly title: string; readonly landing: LandingView }) {
  const { introduction, picture, link } = landing
  return (
    <div className="landing-head">
      <div className="landing-words">
        <h1>{title}</h1>
        {introduction ? <p className="landing-introduction">{introduction}</p> : null}
        {link ? (
          <ButtonLink size="large" href={link.href}>
            {link.label}
          </ButtonLink>
        ) : null}
      </div>
      {picture ? (
        <Picture picture={picture} sizes="(width >= 64rem) 40rem, 100vw" fetchPriority="high" decoding="async" />
      ) : null}
    </div>
  )
}
