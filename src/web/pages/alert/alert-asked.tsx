import { useLoaderData } from 'react-router'
import { AlertMessage } from '#ui/alert/alert-message.tsx'
import { useWords } from '#ui/use-words.ts'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'
import type { MetaArgs } from '../../page-meta.ts'
import type { loader } from '../../routes/alert/alert-asked.ts'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    { title: say(loaderData?.way === 'text' ? words.checkYourPhone : words.checkYourEmail) },
    { name: 'robots', content: 'noindex' },
  ]
}

export function Component() {
  const t = useWords()
  const isText = useLoaderData<typeof loader>().way === 'text'
  return (
    <AlertMessage heading={t(isText ? words.checkYourPhone : words.checkYourEmail)}>
      <p className="text-lg">{t(isText ? words.textedLinkOpenStart : words.sentLinkOpenStart)}</p>
      <p className="text-muted">{t(isText ? words.noTextAfterFew : words.nothingThereAfterFew)}</p>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/search">
          {t(words.backStock)}
        </a>
      </p>
    </AlertMessage>
  )
}
