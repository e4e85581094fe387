//! What a host says of textures with their samplers, which GLSL has in one: the texture unit of a pair, and its name.

use super::bindings::Pair;
use crate::text_target::maps::{entries, point};
use crate::util::{OptionType, OptionValue};

/// The texture units of pairs: `0:0+0:1=3 0:2=4`, of which the second is of a texture without a sampler.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitMap(Vec<(Pair, u32)>);

/// The names of pairs: `0:0+0:1=diffuse`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameMap(Vec<(Pair, String)>);

impl UnitMap {
    /// No pair is named.
    pub const NONE: Self = Self(Vec::new());

    /// The unit that a pair is given.
    pub(super) fn get(&self, pair: Pair) -> Option<u32> {
        self.0.iter().find(|(known, _)| *known == pair).map(|&(_, unit)| unit)
    }
}

impl NameMap {
    /// No pair is named.
    pub const NONE: Self = Self(Vec::new());

    /// The name that a pair is given.
    pub(super) fn get(&self, pair: Pair) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == pair).map(|(_, name)| name.as_str())
    }
}

impl OptionType for UnitMap {
    const KIND: &'static str = "group:binding[+group:binding]=number ...";

    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        let expected = "a list like `0:0+0:1=3 0:2=4`, of which each names another texture with its sampler or without one, and a number";
        entries(value, pair, |unit| unit.parse().ok()).map(Self).ok_or_else(|| expected.to_owned())
    }
}

impl OptionType for NameMap {
    const KIND: &'static str = "group:binding[+group:binding]=name ...";

    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        let expected = "a list like `0:0+0:1=diffuse 0:2=table`, of which each names another texture with its sampler or without one, and a name of letters, digits and _";
        entries(value, pair, name).map(Self).ok_or_else(|| expected.to_owned())
    }
}

fn pair(text: &str) -> Option<Pair> {
    match text.split_once('+') {
        Some((texture, sampler)) => Some((point(texture)?, Some(point(sampler)?))),
        None => Some((point(text)?, None)),
    }
}

fn name(text: &str) -> Option<String> {
    let is_name = text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Binding;

    #[test]
    fn lists_are_read() {
        let text = |text: &str| OptionValue::Text(text.to_owned());
        let [texture, sampler] = [0, 1].map(|binding| Binding { group: 0, binding });
        let units = UnitMap::read(&text("0:0+0:1=3 0:0=4"), &[]).expect("it is one");
        assert_eq!((units.get((texture, Some(sampler))), units.get((texture, None))), (Some(3), Some(4)));
        assert_eq!(units.get((sampler, None)), None);
        let names = NameMap::read(&text("0:0+0:1=diffuse"), &[]).expect("it is one");
        assert_eq!(names.get((texture, Some(sampler))), Some("diffuse"));
        for wrong in ["0:0+=a", "0:0=1a", "0:0=a;", "0:0", "0:0=a 0:0=b"] {
            assert!(NameMap::read(&text(wrong), &[]).is_err(), "{wrong}");
        }
        assert!(UnitMap::read(&text("0:0=a"), &[]).is_err());
    }
}
