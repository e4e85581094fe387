//! What a host says of its binding model: lists of entries, each a place in the source and what the output has for it.

use crate::ir::Binding;
use crate::util::{OptionType, OptionValue};

/// The number of each resource that is named: `0:1=4 1:0=2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BindingMap(Vec<(Binding, u32)>);

impl BindingMap {
    /// No resource is named.
    pub const NONE: Self = Self(Vec::new());

    /// The number that a binding is given.
    pub fn get(&self, binding: Binding) -> Option<u32> {
        self.0.iter().find(|(known, _)| *known == binding).map(|&(_, number)| number)
    }
}

impl OptionType for BindingMap {
    const KIND: &'static str = "group:binding=index ...";

    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        let expected = "a list like `0:1=4 1:0=2`, of which each names another group and binding, and an index";
        entries(value, point, |index| index.parse().ok()).map(Self).ok_or_else(|| expected.to_owned())
    }
}

/// Reads `group:binding`.
pub fn point(text: &str) -> Option<Binding> {
    let (group, binding) = text.split_once(':')?;
    Some(Binding { group: group.parse().ok()?, binding: binding.parse().ok()? })
}

/// Reads the entries of a list, `KEY=VALUE` with blanks or commas between them, each key once.
pub fn entries<K: PartialEq, V>(
    value: &OptionValue,
    key: impl Fn(&str) -> Option<K>,
    read: impl Fn(&str) -> Option<V>,
) -> Option<Vec<(K, V)>> {
    let OptionValue::Text(text) = value else { return None };
    let mut entries: Vec<(K, V)> = Vec::new();
    for entry in text.split([' ', ',']).filter(|entry| !entry.is_empty()) {
        let (name, value) = entry.split_once('=')?;
        let key = key(name)?;
        if entries.iter().any(|(known, _)| *known == key) {
            return None;
        }
        entries.push((key, read(value)?));
    }
    Some(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read() {
        let read = |text: &str| BindingMap::read(&OptionValue::Text(text.to_owned()), &[]);
        let map = read("0:1=4,  1:0=2").expect("it is one");
        assert_eq!(map.get(Binding { group: 1, binding: 0 }), Some(2));
        assert_eq!(map.get(Binding { group: 0, binding: 0 }), None);
        assert_eq!(read(""), Ok(BindingMap::NONE));
        for wrong in ["0=1", "0:1", "0:1=x", "0:1=1 0:1=2", "0:1=-1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        assert!(BindingMap::read(&OptionValue::Bool(true), &[]).is_err());
    }
}
