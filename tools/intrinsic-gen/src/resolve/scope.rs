//! The names that a definition file and its imports declare.

use std::collections::HashMap;

use crate::model::{EnumId, MatcherId, ParameterKind, TypeId};
use crate::source::Span;
use crate::tree::{Name, Use};

/// What a name stands for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    Enum(EnumId),
    Type(TypeId),
    Matcher(MatcherId),
}

/// Enums, types and matches by name. The first declaration of a name counts.
#[derive(Default)]
pub(super) struct Scope {
    names: HashMap<String, (Thing, Span)>,
    /// What each match resolved so far matches.
    matcher_kinds: HashMap<usize, ParameterKind>,
}

impl Scope {
    /// Enters a name; where it was there before, says where.
    pub fn declare(&mut self, name: &Name, thing: Thing) -> Option<Span> {
        if let Some((_, earlier)) = self.names.get(&name.text) {
            return Some(*earlier);
        }
        self.names.insert(name.text.clone(), (thing, name.span));
        None
    }

    /// Everything that is declared.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(String::as_str)
    }

    pub fn find(&self, name: &str) -> Option<Thing> {
        self.names.get(name).map(|(thing, _)| *thing)
    }

    pub fn set_matcher_kind(&mut self, index: usize, kind: ParameterKind) {
        self.matcher_kinds.insert(index, kind);
    }

    pub fn matcher_kind(&self, id: MatcherId) -> ParameterKind {
        self.matcher_kinds[&id.index()]
    }

    /// The kind that `num` or an enum's name stands for.
    pub fn kind_of(&self, usage: &Use) -> Option<ParameterKind> {
        if usage.is_number || usage.entry.is_some() || !usage.arguments.is_empty() {
            return None;
        }
        match self.find(&usage.name.text) {
            Some(Thing::Enum(id)) => Some(ParameterKind::Enum(id)),
            None if usage.name.text == "num" => Some(ParameterKind::Number),
            _ => None,
        }
    }
}
