/** What the framework declares for style sheets and images, also where its own generated file is not there yet. */
/// <reference types="next" />
/// <reference types="next/image-types/global" />
