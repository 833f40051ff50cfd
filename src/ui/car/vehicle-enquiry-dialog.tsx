import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../lead-form/form-dialog.tsx'

/** FORM-1: the form over the page of its car; closed, the page has its own address again. */
export function VehicleEnquiryDialog({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <FormDialog onClose={() => void navigate(href, { replace: true, preventScrollReset: true })}>{children}</FormDialog>
  )
}
