//! Conversion ranks: which implicit conversions there are, and which is preferred.
//!
//! <https://www.w3.org/TR/WGSL/#conversion-rank>

use super::{Type, TypeId, Types};

/// The cost of an implicit conversion; smaller is preferred.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConversionRank(pub u8);

impl ConversionRank {
    /// No conversion, or the load rule.
    pub const IDENTITY: Self = Self(0);
}

impl Types {
    /// The rank of the implicit conversion of `from` to `to`, or `None` where there is none.
    #[inline]
    pub fn conversion_rank(&self, from: TypeId, to: TypeId) -> Option<ConversionRank> {
        if from == to { Some(ConversionRank::IDENTITY) } else { self.rank_between(from, to) }
    }

    /// The rank for two different types.
    fn rank_between(&self, from: TypeId, to: TypeId) -> Option<ConversionRank> {
        let rank = |n| Some(ConversionRank(n));
        match (self.get(from), self.get(to)) {
            (Type::Reference { store, access, .. }, _) if access != super::Access::Write => {
                (store == to).then_some(ConversionRank::IDENTITY)
            }
            (Type::AbstractFloat, Type::F32) => rank(1),
            (Type::AbstractFloat, Type::F16) => rank(2),
            (Type::AbstractInt, Type::I32) => rank(3),
            (Type::AbstractInt, Type::U32) => rank(4),
            (Type::AbstractInt, Type::AbstractFloat) => rank(5),
            (Type::AbstractInt, Type::F32) => rank(6),
            (Type::AbstractInt, Type::F16) => rank(7),
            (Type::Vector { elem: a, size: n }, Type::Vector { elem: b, size: m }) if n == m => {
                self.conversion_rank(a, b)
            }
            (Type::Matrix { column: a, columns: n }, Type::Matrix { column: b, columns: m }) if n == m => {
                self.conversion_rank(a, b)
            }
            (Type::Array { elem: a, count: n }, Type::Array { elem: b, count: m }) if n == m => {
                self.conversion_rank(a, b)
            }
            (Type::Struct(a), Type::Struct(b)) => self.struct_conversion_rank(a, b),
            _ => None,
        }
    }

    /// Built-in result structures over abstract numbers convert to those over concrete ones.
    fn struct_conversion_rank(&self, from: super::StructId, to: super::StructId) -> Option<ConversionRank> {
        let (from, to) = (self.struct_type(from), self.struct_type(to));
        let family = from.builtin_family?;
        if to.builtin_family != Some(family) || from.members.len() != to.members.len() {
            return None;
        }
        let mut ranks = from.members.iter().zip(&to.members).map(|(a, b)| self.conversion_rank(a.ty, b.ty));
        ranks.try_fold(ConversionRank::IDENTITY, |worst, rank| rank.map(|rank| worst.max(rank)))
    }
}
