//! Typed u32 handles and the flat arenas that they index.
//!
//! Every handle of the compiler is one of these: four bytes, `Option` included, and no way to index the wrong arena.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A handle into an [`IdVec`].
pub trait Id: Copy + Eq + Ord + std::hash::Hash + fmt::Debug {
    /// The handle of element `index`. Panics above `u32::MAX - 1` elements, which no input within the source limit reaches.
    fn from_index(index: usize) -> Self;
    /// The element's index.
    fn index(self) -> usize;
}

/// Declares a typed handle: `define_id!(/// doc. pub struct TypeId, "t");` prints as `t12`.
#[macro_export]
macro_rules! define_id {
    ($(#[$doc:meta])* $vis:vis struct $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(std::num::NonZeroU32);

        impl $name {
            /// The handle of element `index`, for constants.
            #[allow(dead_code)]
            $vis const fn new(index: u32) -> Self {
                match std::num::NonZeroU32::new(index + 1) {
                    Some(raw) => Self(raw),
                    None => unreachable!(),
                }
            }
        }

        impl $crate::util::Id for $name {
            #[inline]
            fn from_index(index: usize) -> Self {
                debug_assert!(index < u32::MAX as usize, "an arena holds at most 2^32 - 2 elements");
                // Only the one index that no handle has is told here: an arena that went beyond it would have been caught at it.
                match std::num::NonZeroU32::new((index as u32).wrapping_add(1)) {
                    Some(raw) => Self(raw),
                    None => $crate::util::ids::arena_is_full(),
                }
            }
            #[inline]
            fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0.get() - 1)
            }
        }
    };
}

/// There is no handle for one more element.
#[cold]
#[inline(never)]
#[doc(hidden)]
pub fn arena_is_full() -> ! {
    panic!("an arena holds at most 2^32 - 2 elements")
}

/// A growable arena indexed by a typed handle.
pub struct IdVec<I, T> {
    items: Vec<T>,
    id: PhantomData<fn(I) -> I>,
}

impl<I, T: Clone> Clone for IdVec<I, T> {
    /// A copy with some room, since it is made to be added to.
    fn clone(&self) -> Self {
        let mut items = Vec::with_capacity(self.items.len() + self.items.len() / 4);
        items.extend_from_slice(&self.items);
        Self { items, id: PhantomData }
    }
}

impl<I: Id, T> IdVec<I, T> {
    /// An empty arena.
    pub const fn new() -> Self {
        Self { items: Vec::new(), id: PhantomData }
    }

    /// An empty arena with room for `capacity` elements.
    pub fn with_capacity(capacity: usize) -> Self {
        Self { items: Vec::with_capacity(capacity), id: PhantomData }
    }

    /// An arena of so many elements that are alike: a side table.
    pub fn filled(len: usize, value: T) -> Self
    where
        T: Clone,
    {
        super::work::note(len);
        Self { items: vec![value; len], id: PhantomData }
    }

    /// Appends an element and returns its handle.
    #[inline]
    pub fn push(&mut self, item: T) -> I {
        let id = I::from_index(self.items.len());
        self.items.push(item);
        id
    }

    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The handle that the next [`push`](Self::push) returns.
    pub fn next_id(&self) -> I {
        I::from_index(self.items.len())
    }

    /// All handles in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + ExactSizeIterator + use<I, T> {
        (0..self.items.len()).map(I::from_index)
    }

    /// All elements in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }

    /// All elements in order, mutably.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items.iter_mut()
    }

    /// All handles with their elements.
    pub fn iter_enumerated(&self) -> impl DoubleEndedIterator<Item = (I, &T)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(index, item)| (I::from_index(index), item))
    }

    /// The element, if the handle is of this arena.
    pub fn get(&self, id: I) -> Option<&T> {
        self.items.get(id.index())
    }

    /// The elements as a slice.
    pub fn as_slice(&self) -> &[T] {
        &self.items
    }

    /// Makes room for more elements.
    pub fn reserve(&mut self, additional: usize) {
        self.items.reserve(additional);
    }

    /// Appends elements.
    #[inline]
    pub fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        self.items.extend(items);
    }

    /// Appends copies of elements.
    pub fn extend_from_slice(&mut self, items: &[T])
    where
        T: Clone,
    {
        self.items.extend_from_slice(items);
    }

    /// Grows or shrinks to `len` elements: side tables keep step with the arena that they annotate.
    pub fn resize(&mut self, len: usize, value: T)
    where
        T: Clone,
    {
        super::work::note(len.saturating_sub(self.items.len()));
        self.items.resize(len, value);
    }
}

impl<I: Id, T> FromIterator<T> for IdVec<I, T> {
    fn from_iter<Items: IntoIterator<Item = T>>(items: Items) -> Self {
        Self { items: items.into_iter().collect(), id: PhantomData }
    }
}

impl<I: Id, T> Default for IdVec<I, T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<I: Id, T> Index<I> for IdVec<I, T> {
    type Output = T;
    #[inline]
    fn index(&self, id: I) -> &T {
        &self.items[id.index()]
    }
}

impl<I: Id, T> IndexMut<I> for IdVec<I, T> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.items[id.index()]
    }
}

impl<I: Id + fmt::Debug, T: fmt::Debug> fmt::Debug for IdVec<I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter_enumerated()).finish()
    }
}

/// A run of consecutive elements in a pool: how nodes own lists without owning an allocation.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Range32 {
    /// Index of the first element.
    pub start: u32,
    /// How many elements.
    pub len: u32,
}

impl Range32 {
    /// The empty run.
    pub const EMPTY: Self = Self { start: 0, len: 0 };

    /// Appends `items` to `pool` and returns their run.
    pub fn extend<T>(pool: &mut Vec<T>, items: impl IntoIterator<Item = T>) -> Self {
        let start = pool.len();
        pool.extend(items);
        Self { start: start as u32, len: (pool.len() - start) as u32 }
    }

    /// Appends a copy of `items` to `pool` and returns their run.
    #[inline]
    pub fn copy<T: Copy>(pool: &mut Vec<T>, items: &[T]) -> Self {
        let start = pool.len();
        pool.extend_from_slice(items);
        Self { start: start as u32, len: items.len() as u32 }
    }

    /// The run's elements.
    #[inline]
    pub fn of<T>(self, pool: &[T]) -> &[T] {
        &pool[self.start as usize..][..self.len as usize]
    }

    /// Whether the run is empty.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}
