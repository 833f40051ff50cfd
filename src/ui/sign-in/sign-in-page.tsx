import type { FormFaults } from '#domain/form/form-faults.ts'
import type { SignInView } from '#views/visitor/sign-in-view.ts'
import * as words from '#words/sign-in.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { CodeStep } from './code-step.tsx'
import { NumberStep } from './number-step.tsx'

/** ROUTE-5: sign-in in two steps: a mobile number, then the code sent to it. Works without JavaScript. */
export function SignInPage({
  signIn,
  fault,
  sentAgain,
}: {
  readonly signIn: SignInView
  readonly fault: FormFaults | null
  /** A new code was just requested. */
  readonly sentAgain: boolean
}) {
  const t = useWords()
  const { step, heading, introduction, points, backHref } = signIn
  return (
    <main id="content" className="sign-in">
      <div className="container sign-in-columns">
        <section className="sign-in-card">
          <p className="text-sm font-semibold text-muted">{step === 'number' ? t(words.step12) : t(words.step22)}</p>
          <h1>{heading}</h1>
          <p className="mt-3 text-lg text-muted">{introduction}</p>
          {step === 'number' ? (
            <NumberStep signIn={signIn} faults={fault} />
          ) : (
            <CodeStep signIn={signIn} faults={fault} sentAgain={sentAgain} />
          )}
        </section>
        <aside className="sign-in-aside">
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          {backHref ? (
            <a href={backHref} className="link inline-flex min-h-11 items-center gap-2">
              <Icon name="chevron-left" className="size-4" />
              {t(words.notNow)}
            </a>
          ) : null}
        </aside>
      </div>
    </main>
  )
}
