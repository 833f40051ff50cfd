import type { AssignmentRule, AssignmentWhen } from '#domain/inbox/assignment-rule.ts'
import type { ConsoleCall } from '../console-call.ts'
import { formText } from '../form-text.ts'

/** Null: nobody is chosen who gets the leads. */
export function draftRule(of: (name: string) => string, id: string): AssignmentRule | null {
  const [kind, ...rest] = of('to').split(' ')
  const target = rest.join(' ')
  if (target === '' || (kind !== 'person' && kind !== 'team')) return null
  const list = (name: string) =>
    of(name)
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
  const when: AssignmentWhen = {
    ...(of('whenCategory') && { categories: [of('whenCategory')] }),
    ...(of('whenLocation') && { locations: [of('whenLocation')] }),
    ...(of('whenMake') && { makes: list('whenMake') }),
    ...(of('whenPostcodes') && { postcodes: list('whenPostcodes') }),
  }
  const to = kind === 'team' ? { team: target } : { person: target }
  return { id, name: of('name') || 'New rule', when, to, whenOverdue: { do: 'reassign' } }
}

/** 'Try it': nothing is saved. */
export function isTry({ form }: ConsoleCall): boolean {
  return formText(form, 'do') === 'try'
}
