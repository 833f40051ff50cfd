import type { Crumb } from '#domain/breadcrumb.ts'
import * as words from '#words/frame.ts'
import { useWords } from '../use-words.ts'
import { Icon } from './icon.tsx'

/** Breadcrumb; ends with the page itself, unless its heading is directly below. */
export function Breadcrumb({ crumbs, here = true }: { readonly crumbs: readonly Crumb[]; readonly here?: boolean }) {
  const t = useWords()
  const above = crumbs.slice(0, -1)
  return (
    <nav aria-label={t(words.breadcrumb)} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {above.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-x-1.5">
            <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </a>
            {here || index < above.length - 1 ? (
              <Icon name="chevron-right" className="size-3.5 shrink-0 opacity-60" />
            ) : null}
          </li>
        ))}
        {here ? <li aria-current="page">{crumbs.at(-1)?.label}</li> : null}
      </ol>
    </nav>
  )
}
