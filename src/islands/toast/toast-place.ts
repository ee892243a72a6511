import { createContext } from 'react';

/** The open dialog around a form. Everything outside a modal dialog is inert, and screen readers do not announce it. */
export const ToastPlace = createContext<HTMLElement | null>(null);
