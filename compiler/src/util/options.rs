//! Option tables: each backend declares one, and the command line, the protocol, test headers, the fuzzers and the documentation
//! follow it.
//!
//! ```
//! colorfast::option_table! {
//!     /// What the example target may be asked for.
//!     pub struct Options {
//!         /// The version of the output language.
//!         version: colorfast::util::Choice = ("2.3", ["2.3", "3.0"]),
//!         /// Whether indices are clamped.
//!         robustness: bool = true,
//!         /// The buffer index of the sizes.
//!         sizes: u32 = 30,
//!     }
//! }
//! use colorfast::util::OptionValue;
//! let mut options = Options::default();
//! options.set("robustness", &OptionValue::Bool(false)).unwrap();
//! assert!(!options.robustness);
//! assert_eq!(options.set("version", &OptionValue::Text("9".into())).unwrap_err(),
//!     "option 'version' is one of 2.3, 3.0");
//! ```

/// A value as a caller gives it: from JSON, a command line or fuzz bytes.
#[derive(Clone, PartialEq, Debug)]
pub enum OptionValue {
    /// `true`, `false`
    Bool(bool),
    /// A number.
    Number(f64),
    /// Text.
    Text(String),
}

/// A row of an option table.
#[derive(Copy, Clone, Debug)]
pub struct OptionInfo {
    /// The name.
    pub name: &'static str,
    /// `bool`, `u32`, `choice`, or the name of another [`OptionType`].
    pub kind: &'static str,
    /// What may be chosen, where `kind` is `choice`.
    pub choices: &'static [&'static str],
    /// What it does.
    pub doc: &'static str,
}

/// A table that [`option_table!`](crate::option_table) declared, for whoever sets options of any such table.
pub trait OptionTable: Default {
    /// The rows.
    const ROWS: &'static [OptionInfo];
    /// Sets an option by name; the error says what is wrong, for a person.
    fn set_option(&mut self, name: &str, value: &OptionValue) -> Result<(), String>;
}

/// One of a fixed list of words.
pub type Choice = &'static str;

/// A type that an option may have.
pub trait OptionType: Sized {
    /// The type's name in tables.
    const KIND: &'static str;
    /// The value, or what is expected instead.
    fn read(value: &OptionValue, choices: &'static [&'static str]) -> Result<Self, String>;
}

impl OptionType for bool {
    const KIND: &'static str = "bool";
    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        match value {
            OptionValue::Bool(value) => Ok(*value),
            OptionValue::Text(text) if text == "true" => Ok(true),
            OptionValue::Text(text) if text == "false" => Ok(false),
            _ => Err("true or false".to_owned()),
        }
    }
}

impl OptionType for u32 {
    const KIND: &'static str = "u32";
    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        let number = match value {
            OptionValue::Number(value) => Some(*value),
            OptionValue::Text(text) => text.parse().ok(),
            OptionValue::Bool(_) => None,
        };
        let fits = number.filter(|value| value.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(value));
        fits.map(|value| value as u32).ok_or_else(|| "a whole number".to_owned())
    }
}

impl OptionType for Choice {
    const KIND: &'static str = "choice";
    fn read(value: &OptionValue, choices: &'static [&'static str]) -> Result<Self, String> {
        let text = match value {
            OptionValue::Text(text) => text.clone(),
            // `1.3` in JSON means what `"1.3"` does; a whole number keeps its point, as versions have one.
            OptionValue::Number(value) => format!("{value:?}"),
            OptionValue::Bool(_) => String::new(),
        };
        let chosen = choices.iter().find(|choice| **choice == text);
        chosen.copied().ok_or_else(|| format!("one of {}", choices.join(", ")))
    }
}

/// Declares a backend's options: see the module.
#[macro_export]
macro_rules! option_table {
    ($(#[$doc:meta])* pub struct $name:ident {
        $(#[doc = $row_doc:literal] $field:ident: $ty:ty = $default:tt,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct $name {
            $(#[doc = $row_doc] pub $field: $ty,)*
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $crate::option_table!(@default $default),)* }
            }
        }

        impl $name {
            /// The table, in order.
            pub const TABLE: &'static [$crate::util::OptionInfo] = &[
                $($crate::util::OptionInfo {
                    name: stringify!($field),
                    kind: <$ty as $crate::util::OptionType>::KIND,
                    choices: $crate::option_table!(@choices $default),
                    doc: $row_doc,
                },)*
            ];

            /// Sets an option by name; the error says what is wrong, for a person.
            pub fn set(&mut self, name: &str, value: &$crate::util::OptionValue) -> Result<(), String> {
                match name {
                    $(stringify!($field) => {
                        let choices = $crate::option_table!(@choices $default);
                        self.$field = <$ty as $crate::util::OptionType>::read(value, choices)
                            .map_err(|expected| format!("option '{name}' is {expected}"))?;
                        Ok(())
                    })*
                    _ => {
                        let known: Vec<&str> = Self::TABLE.iter().map(|row| row.name).collect();
                        Err(format!("no option '{name}'; there are {}", known.join(", ")))
                    }
                }
            }
        }

        impl $crate::util::OptionTable for $name {
            const ROWS: &'static [$crate::util::OptionInfo] = Self::TABLE;

            fn set_option(&mut self, name: &str, value: &$crate::util::OptionValue) -> Result<(), String> {
                self.set(name, value)
            }
        }
    };
    (@default ($default:literal, [$($choice:literal),*])) => { $default };
    (@default $default:literal) => { $default };
    (@default ($default:path)) => { $default };
    (@choices ($default:literal, [$($choice:literal),*])) => { &[$($choice),*] };
    (@choices $default:tt) => { &[] };
}
