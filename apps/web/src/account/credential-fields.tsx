"use client";

import type { ReactNode } from "react";
import { useMessages } from "../i18n/language.tsx";
import { Field } from "../site/field.tsx";

interface CredentialProps {
  readonly hint?: ReactNode;
  readonly value: string;
  readonly onType: (value: string) => void;
}

interface EmailProps extends CredentialProps {
  /** What it is called where "email address" alone does not say which. */
  readonly label?: ReactNode;
}

/** The address that an account is opened with. */
export function EmailField({ label, hint, value, onType }: EmailProps) {
  const { account } = useMessages().people;
  return (
    <Field
      label={label ?? account.email}
      hint={hint}
      type="email"
      autoComplete="username"
      required
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

interface PasswordProps extends CredentialProps {
  /** Whether it is one that password managers fill in, or one to make and keep. */
  readonly kind: "current" | "new";
  /** What it is called where "password" alone does not say which. */
  readonly label?: ReactNode;
}

/** A password of an account. */
export function PasswordField({ kind, label, hint, value, onType }: PasswordProps) {
  const { account } = useMessages().people;
  return (
    <Field
      label={label ?? account.password}
      hint={hint}
      type="password"
      autoComplete={`${kind}-password`}
      required
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
