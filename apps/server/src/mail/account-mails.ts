/** What the mails about accounts say. */
import type { CardLanguage } from "@spellroom/protocol";
import type { Mail } from "./mailer.ts";

export interface AccountMail {
  readonly to: string;
  readonly language: CardLanguage;
  /** Of the player, as others see it. */
  readonly name: string;
}

interface Words {
  readonly subject: string;
  readonly text: (name: string, link: string) => string;
}

const RESET: Readonly<Record<CardLanguage, Words>> = {
  en: {
    subject: "Set a new password for Spellroom",
    text: (name, link) => `Hello ${name},

someone asked to set a new password for your Spellroom account. To choose one, follow this link within an hour:

${link}

The link works once. If it wasn't you, ignore this message: your password stays as it is.
`,
  },
  fr: {
    subject: "Choisir un nouveau mot de passe pour Spellroom",
    text: (name, link) => `Bonjour ${name},

quelqu’un a demandé un nouveau mot de passe pour votre compte Spellroom. Pour le choisir, suivez ce lien dans l’heure :

${link}

Le lien ne sert qu’une fois. Si cette demande ne vient pas de vous, ignorez ce message : votre mot de passe ne change pas.
`,
  },
};

const CONFIRM: Readonly<Record<CardLanguage, Words>> = {
  en: {
    subject: "Confirm your email address for Spellroom",
    text: (name, link) => `Hello ${name},

please confirm that this email address belongs to your Spellroom account by following this link within three days:

${link}

If you have no such account, ignore this message.
`,
  },
  fr: {
    subject: "Confirmer votre adresse e-mail pour Spellroom",
    text: (name, link) => `Bonjour ${name},

pour confirmer que cette adresse e-mail est celle de votre compte Spellroom, suivez ce lien dans les trois jours :

${link}

Si vous n’avez pas de compte, ignorez ce message.
`,
  },
};

const CHANGED: Readonly<
  Record<CardLanguage, Omit<Words, "text"> & { readonly text: (name: string) => string }>
> = {
  en: {
    subject: "The email address of your Spellroom account has changed",
    text: (name) => `Hello ${name},

your Spellroom account now has another email address. If you didn't change it, someone knows your password: use one of your recovery codes, or write to the operator of this site.
`,
  },
  fr: {
    subject: "L’adresse e-mail de votre compte Spellroom a changé",
    text: (name) => `Bonjour ${name},

votre compte Spellroom a maintenant une autre adresse e-mail. Si ce changement ne vient pas de vous, quelqu’un connaît votre mot de passe : utilisez un de vos codes de secours, ou écrivez à la personne qui gère ce site.
`,
  },
};

/** A link to set a new password. */
export function resetMail({ to, language, name }: AccountMail, link: string): Mail {
  const { subject, text } = RESET[language];
  return { to, subject, text: text(name, link) };
}

/** A link to confirm an address. */
export function confirmationMail({ to, language, name }: AccountMail, link: string): Mail {
  const { subject, text } = CONFIRM[language];
  return { to, subject, text: text(name, link) };
}

/** To the address that an account had until now. */
export function addressChangedMail({ to, language, name }: AccountMail): Mail {
  const { subject, text } = CHANGED[language];
  return { to, subject, text: text(name) };
}
