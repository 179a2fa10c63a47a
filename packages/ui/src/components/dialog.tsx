"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { classes } from "../base/class-names.ts";

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** called for Escape, the close button and a click beside the dialog */
  onClose: () => void;
  /** name of the close button */
  closeLabel: string;
  /** buttons at the lower edge */
  actions?: ReactNode;
  /** id of the element that is read out after the title */
  describedBy?: string | undefined;
  /**
   * The dialog opens by itself and not because somebody asked for it. The focus goes to the dialog instead of its
   * first control, and a click beside it doesn't close it: a press meant for what was there before does nothing.
   */
  unasked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A dialog on the browser's own `dialog`: focus stays inside, Escape closes, what lies behind is inert. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    onClose,
    closeLabel,
    actions,
    describedBy,
    unasked = false,
    className,
    children,
  } = props;
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    if (unasked) dialog.focus({ preventScroll: true });
  }, [open, unasked]);
  return (
    <dialog
      ref={ref}
      className={classes("sr-dialog", className)}
      aria-labelledby={id}
      aria-describedby={describedBy}
      tabIndex={unasked ? -1 : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser may close it without asking, e.g. at the second Escape in a row.
        if (open) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && !unasked) onClose();
      }}
    >
      <div className="sr-dialog-sheet">
        <header className="sr-dialog-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            className="sr-dialog-close sr-focusable"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 2l5 5 5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5-5-5z" />
            </svg>
          </button>
        </header>
        <div className="sr-dialog-body">{children}</div>
        {actions !== undefined && <footer className="sr-dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
