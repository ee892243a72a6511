import { createContext } from 'react';

/** The open dialog around a form: what lies outside a modal dialog is inert, and no screen reader announces it. */
export const ToastPlace = createContext<HTMLElement | null>(null);
