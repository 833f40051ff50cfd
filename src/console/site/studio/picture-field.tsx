import { Input } from '../../parts/form/controls.tsx'
import type { controlMarks } from '../../parts/form/field-fault.tsx'
import { LogoColours } from '../brand/logo-colours.tsx'
import type { FieldNode } from '../part/part-values.ts'

const LOGO = 'branding/logo'

interface PictureFieldProps {
  readonly node: FieldNode
  readonly name: string
  readonly marks: ReturnType<typeof controlMarks>
}

/** STUDIO-18: the picture that an option holds, and the way to another one. */
export function PictureField({ node, name, marks }: PictureFieldProps) {
  const [value = ''] = node.values
  const { src = null, href = null } = node.picture ?? {}
  return (
    <div className="picture-field">
      <Input type="hidden" name={name} value={value} />
      {src !== null && <img src={src} alt="" width={160} height={107} loading="lazy" />}
      <span className="words">{value === '' ? 'No picture' : node.said}</span>
      {href !== null && (
        <a id={marks.id} className="button quiet-button" href={href} aria-describedby={marks['aria-describedby']}>
          {value === '' ? 'Choose a picture' : 'Change'}
          <span className="visually-hidden"> for ‘{node.label}’</span>
        </a>
      )}
      {node.path === LOGO && src !== null && <LogoColours src={src} />}
    </div>
  )
}
