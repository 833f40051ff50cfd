import type { SentForm } from '#domain/form/sent-form.ts'
import * as words from '#words/errors.ts'
import { Button } from '../elements/button.tsx'
import { useWords } from '../use-words.ts'

/** H4-6: sends a form again as it was filled in, with or without JavaScript. */
export function SendAgain({ to, fields }: SentForm) {
  const t = useWords()
  return (
    <form method="post" action={to} className="mt-8">
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a field may be there twice.
        <input key={index} type="hidden" name={name} defaultValue={value} />
      ))}
      <Button type="submit" size="large">
        {t(words.sendAgain)}
      </Button>
    </form>
  )
}
