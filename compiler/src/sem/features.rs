//! The enable-extensions and language features that a caller allows, and that a module asks for.

use super::Interpretation;
use crate::intrinsics::{Extension, LanguageFeature};

/// A set of enable-extensions and language features, and whose verdict counts where the specification and the browsers differ.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Features {
    extensions: u32,
    language: u32,
    interpretation: Interpretation,
}

impl Features {
    /// Nothing.
    pub const NONE: Self = Self { extensions: 0, language: 0, interpretation: Interpretation::Browsers };

    /// Everything that the compiler knows.
    pub const fn all() -> Self {
        Self {
            extensions: bits(Extension::ALL.len()),
            language: bits(LanguageFeature::ALL.len()),
            interpretation: Interpretation::Browsers,
        }
    }

    /// Whether the extension is in the set.
    pub const fn has_extension(self, extension: Extension) -> bool {
        self.extensions >> extension as u32 & 1 != 0
    }

    /// Whether the language feature is in the set.
    pub const fn has_language_feature(self, feature: LanguageFeature) -> bool {
        self.language >> feature as u32 & 1 != 0
    }

    /// The same with an extension.
    pub const fn with_extension(self, extension: Extension) -> Self {
        Self { extensions: self.extensions | 1 << extension as u32, ..self }
    }

    /// The same with a language feature.
    pub const fn with_language_feature(self, feature: LanguageFeature) -> Self {
        Self { language: self.language | 1 << feature as u32, ..self }
    }

    /// Whose verdict counts.
    pub const fn interpretation(self) -> Interpretation {
        self.interpretation
    }

    /// The same with this one's verdict.
    pub const fn with_interpretation(self, interpretation: Interpretation) -> Self {
        Self { interpretation, ..self }
    }

    /// The extensions in the set, in the order of their declaration.
    pub fn extensions(self) -> impl Iterator<Item = Extension> {
        Extension::ALL.iter().copied().filter(move |&extension| self.has_extension(extension))
    }

    /// The language features in the set, in the order of their declaration.
    pub fn language_features(self) -> impl Iterator<Item = LanguageFeature> {
        LanguageFeature::ALL.iter().copied().filter(move |&feature| self.has_language_feature(feature))
    }
}

const fn bits(count: usize) -> u32 {
    ((1u64 << count) - 1) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let set = Features::NONE.with_extension(Extension::F16).with_language_feature(LanguageFeature::BufferView);
        assert!(set.has_extension(Extension::F16) && !set.has_extension(Extension::Subgroups));
        assert_eq!(set.language_features().collect::<Vec<_>>(), [LanguageFeature::BufferView]);
        assert_eq!(Features::all().extensions().count(), Extension::ALL.len());
    }
}
