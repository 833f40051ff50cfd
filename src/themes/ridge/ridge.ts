import { defineTheme } from '#ui/slots.ts'
import { base } from '../base/base.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { VehicleLayout } from './vehicle-layout.tsx'

export const theme = defineTheme('ridge', base, { Footer, Header, VehicleLayout })
