import { Input } from '../../parts/form/controls.tsx'
import type { StockPhotoPage } from './photo-values.ts'

/** Which photo a form is about, and what its page shows of it (STAFF-11). Inside the form. */
export function PhotoNamed({ page }: { readonly page: StockPhotoPage }) {
  return (
    <>
      <Input type="hidden" name="photo" value={page.photo} />
      <Input type="hidden" name="from" value="photo" />
      <Input type="hidden" name="order" value={page.orderMark} />
      <Input type="hidden" name="shape" value={page.shapeMark} />
    </>
  )
}
