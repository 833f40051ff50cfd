import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/lead-page.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'

/** SITE-8: the site's phone numbers, for visitors who prefer to call. */
export function TalkInstead({ site }: { readonly site: SiteView }) {
  const t = useWords()
  const phones = [
    { label: t(words.sales), phone: site.strip?.salesPhone ?? null },
    { label: t(words.service), phone: site.strip?.servicePhone ?? null },
  ].flatMap(({ label, phone }) => (phone ? [{ label, phone }] : []))
  if (phones.length === 0) return null
  return (
    <section>
      <h2>{t(words.preferToTalk)}</h2>
      <ul>
        {phones.map(({ label, phone }) => (
          <li key={label}>
            <a href={phone.tel} className="inline-flex min-h-11 items-center gap-2.5 hover:underline">
              <Icon name="phone" className="size-5 shrink-0" />
              <span>
                {label} <span className="font-semibold">{phone.text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
