//! What a host says of its binding model: which index a resource has, and which groups are argument buffers.

use crate::ir::Binding;
use crate::util::{OptionType, OptionValue};

/// The index of each resource that has another than its place among its kind: `0:1=4 1:0=2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BindingMap(Vec<(Binding, u32)>);

/// The buffer index of each group that is an argument buffer: `0=3 1=4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupMap(Vec<(u32, u32)>);

impl BindingMap {
    /// Every resource has its place.
    pub const NONE: Self = Self(Vec::new());

    /// The index that a binding is given.
    pub fn get(&self, binding: Binding) -> Option<u32> {
        self.0.iter().find(|(known, _)| *known == binding).map(|&(_, index)| index)
    }
}

impl GroupMap {
    /// No group is one.
    pub const NONE: Self = Self(Vec::new());

    /// The buffer index of a group that is an argument buffer.
    pub fn get(&self, group: u32) -> Option<u32> {
        self.0.iter().find(|(known, _)| *known == group).map(|&(_, index)| index)
    }

    /// The groups, and the index of each.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u32)> {
        self.0.iter().copied()
    }
}

impl OptionType for BindingMap {
    const KIND: &'static str = "group:binding=index ...";

    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        let binding = |key: &str| {
            let (group, binding) = key.split_once(':')?;
            Some(Binding { group: group.parse().ok()?, binding: binding.parse().ok()? })
        };
        let expected = "a list like `0:1=4 1:0=2`, of which each names another group and binding, and an index";
        pairs(value, binding).map(Self).ok_or_else(|| expected.to_owned())
    }
}

impl OptionType for GroupMap {
    const KIND: &'static str = "group=index ...";

    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        let expected = "a list like `0=3 1=4`, of which each names another group, and a buffer index";
        pairs(value, |key| key.parse().ok()).map(Self).ok_or_else(|| expected.to_owned())
    }
}

/// The entries of a list, each key once.
fn pairs<K: PartialEq>(value: &OptionValue, key: impl Fn(&str) -> Option<K>) -> Option<Vec<(K, u32)>> {
    let OptionValue::Text(text) = value else { return None };
    let mut pairs: Vec<(K, u32)> = Vec::new();
    for entry in text.split([' ', ',']).filter(|entry| !entry.is_empty()) {
        let (name, index) = entry.split_once('=')?;
        let key = key(name)?;
        if pairs.iter().any(|(known, _)| *known == key) {
            return None;
        }
        pairs.push((key, index.parse().ok()?));
    }
    Some(pairs)
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
        let groups = GroupMap::read(&OptionValue::Text("0=3 2=4".to_owned()), &[]).expect("it is one");
        assert_eq!((groups.get(2), groups.get(1)), (Some(4), None));
        assert!(GroupMap::read(&OptionValue::Bool(true), &[]).is_err());
    }
}
